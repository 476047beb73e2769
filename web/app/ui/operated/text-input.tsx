import './foundation.css'

export { TextInput } from '@mantine/core'
