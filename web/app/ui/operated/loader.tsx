import './foundation.css'

export { Loader } from '@mantine/core'
