import './foundation.css'
import '@mantine/core/styles/PasswordInput.layer.css'

export { PasswordInput } from '@mantine/core'
