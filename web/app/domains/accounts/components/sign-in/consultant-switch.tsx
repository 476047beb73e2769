import { Switch } from '~/ui/operated/switch.tsx'
import classes from './sign-in.module.css'
import type { SignInFlow } from './use-sign-in-flow.ts'

interface ConsultantSwitchProps {
  label: string
  description: string
  flow: SignInFlow
}

export function ConsultantSwitch({ label, description, flow }: ConsultantSwitchProps) {
  return (
    <Switch
      label={label}
      description={description}
      labelPosition="left"
      size="md"
      classNames={{
        body: classes.switchBody ?? '',
        labelWrapper: classes.switchWords ?? '',
        label: classes.switchLabel ?? '',
        description: classes.switchDescription ?? '',
      }}
      checked={flow.type === 'consultant'}
      onChange={(event) => flow.setType(event.currentTarget.checked ? 'consultant' : 'user')}
    />
  )
}
