import { BlockedCard } from '../../blocks/blocked-card.tsx'
import { AccountCard } from './account-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { MyDataCard } from './my-data-card.tsx'
import classes from './security.module.css'

export interface Policies {
  deletionWaitDays: number
  dataExportKeptDays: number
}

export function SecurityTab({ mobile, policies }: { mobile: string; policies: Policies }) {
  return (
    <div className={classes.security}>
      <div className={classes.wide}>
        <DevicesCard />
      </div>
      <div className={classes.side}>
        <AccountCard mobile={mobile} />
        <MyDataCard mobile={mobile} keptDays={policies.dataExportKeptDays} />
      </div>
      <div className={classes.side}>
        <DeleteCard waitDays={policies.deletionWaitDays} />
        <ConsentsCard />
        <BlockedCard />
      </div>
    </div>
  )
}
