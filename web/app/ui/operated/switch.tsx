import './foundation.css'
import '@mantine/core/styles/Switch.layer.css'
import './switch.css'

export { Switch } from '@mantine/core'
