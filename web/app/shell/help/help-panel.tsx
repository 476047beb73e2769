import { useSettings } from '~/domains/settings/api.ts'
import { formatSlot } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { telephone } from '~/lib/phone.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { askForCall } from '../popups/state.ts'
import { isOpenAt } from './help-desk-hours.ts'
import classes from './help-panel.module.css'

export function HelpPanel() {
  const t = useT()
  const settings = useSettings()
  return (
    <section className={classes.panel} aria-label={t('How can we help?')}>
      <header className={classes.head}>
        <h2>{t('How can we help?')}</h2>
        {settings && (
          <p>
            {isOpenAt(new Date(), settings)
              ? t('Help desk is open till {time}', { time: formatSlot(settings.helpDeskClosesAt) })
              : t('Help desk opens at {time}', { time: formatSlot(settings.helpDeskOpensAt) })}
          </p>
        )}
      </header>
      <ul className={classes.ways}>
        <Way to="/video-consultation" icon="video" title={t('Video consultation')} note={t('Book a slot')} />
        {settings && (
          <Way
            to={telephone(settings.helpDeskPhone)}
            icon="phone"
            title={t('Help desk by phone')}
            note={settings.helpDeskPhone}
          />
        )}
        <Way
          to="/written-consultancy"
          icon="file-text"
          title={t('Written consultancy')}
          note={
            settings
              ? t.count(settings.questionAnswerHours, 'Answer in {count} hour', 'Answer in {count} hours')
              : t('Ask in writing')
          }
        />
        <Way
          to="/expert-talk/industrial"
          icon="building-factory-2"
          title={t('Industrial expert talk')}
          note={t('Paid by the minute')}
        />
        <Way
          to="/expert-talk/professional"
          icon="briefcase"
          title={t('Professional expert talk')}
          note={t('Paid by the minute')}
        />
      </ul>
      <p className={classes.call}>
        <PlainButton variant="plain" icon="phone-incoming" onClick={() => askForCall()}>
          {t('Request a call back')}
        </PlainButton>
      </p>
    </section>
  )
}

function Way({ to, icon, title, note }: { to: string; icon: IconName; title: string; note: string }) {
  const inside = (
    <>
      <span className={classes.icon}>
        <Icon name={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        <span className={`${classes.note} pm-num`}>{note}</span>
      </span>
    </>
  )
  return (
    <li>
      {to.startsWith('/') ? (
        <LocalLink to={to} className={classes.way}>
          {inside}
        </LocalLink>
      ) : (
        <a href={to} className={classes.way}>
          {inside}
        </a>
      )}
    </li>
  )
}
