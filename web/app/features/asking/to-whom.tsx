import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import type { Profile } from '~/domains/consultants/profile/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './asking.module.css'
import type { Drafting } from './use-draft.ts'

/** Whom the question asks: one consultant, or the first expert of the industry who accepts. */
export function ToWhom({ asked, drafting }: { asked: Profile | undefined; drafting: Drafting }) {
  const t = useT()
  const hours = useSettings()?.questionAcceptHours
  const anyInstead = (
    <Button
      variant="subtle"
      onClick={() => {
        drafting.change({ consultantId: null })
        drafting.keep()
      }}
    >
      {t('Ask any expert instead')}
    </Button>
  )
  // The profile of the expert is no longer public.
  if (!asked && drafting.fields.consultantId !== null)
    return (
      <div className={classes.whom}>
        <span className={classes.anyone}>
          <Icon name="user-off" size={24} />
        </span>
        <p>
          <strong>{t('This expert cannot be asked now.')}</strong>
        </p>
        {anyInstead}
      </div>
    )
  if (!asked)
    return (
      <div className={classes.whom}>
        <span className={classes.anyone}>
          <Icon name="users" size={24} />
        </span>
        <p>
          <strong>{t('Any expert in your industry')}</strong>
          <span>{t('The first one to accept answers you.')}</span>
        </p>
        <ButtonLink to="/consultants?mode=written" variant="plain">
          {t('Choose an expert')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={classes.whom}>
      <Portrait id={asked.id} picture={asked.thumbnail} width={52} />
      <p>
        <strong lang={t.lang(asked.name)}>{asked.name}</strong>
        {hours !== undefined && (
          <span>
            {t.count(hours, 'Accepts or declines within {count} hour.', 'Accepts or declines within {count} hours.')}
          </span>
        )}
      </p>
      {anyInstead}
    </div>
  )
}
