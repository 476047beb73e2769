import './foundation.css'

export { Textarea } from '@mantine/core'
