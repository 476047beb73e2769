import { useQuery } from '@tanstack/react-query'
import { navLinksQuery } from '~/domains/catalogue/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { telephone } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { openPopup } from '../popups/state.ts'
import classes from './footer.module.css'

type Row = readonly [path: string, label: string]

const consult: readonly Row[] = [
  ['/video-consultation', msg('Video consultation')],
  ['/written-consultancy', msg('Written consultancy')],
  ['/expert-talk/industrial', msg('Expert talk')],
  ['/service', msg('Services')],
]
const learn: readonly Row[] = [
  ['/courses', msg('Courses')],
  ['/workshops', msg('Workshops')],
  ['/membership', msg('Membership')],
  ['/blogs', msg('Blogs')],
]
const company: readonly Row[] = [
  ['/about', msg('About us')],
  ['/register?type=consultant', msg('Become a consultant')],
]
const legal: readonly Row[] = [
  ['/privacy', msg('Privacy')],
  ['/term-conditions', msg('Terms & conditions')],
  ['/disclaimer', msg('Disclaimer')],
  ['/term-conditions#refunds', msg('Refunds')],
]

export function FooterColumns() {
  const t = useT()
  const { data } = useQuery(navLinksQuery(useApi()))
  const phone = useSettings()?.helpDeskPhone
  const types = (data?.navLinks ?? []).filter(({ categoryTypeId }) => categoryTypeId !== null)
  return (
    <nav className={classes.columns} aria-label={t('Site map')}>
      <Column title={t('Consult')} rows={consult}>
        {types.map((type) => (
          <li key={type.id}>
            <LocalLink to={type.path}>{titleOf(type, t.language)}</LocalLink>
          </li>
        ))}
      </Column>
      <Column title={t('Learn')} rows={learn} />
      <Column title={t('Company')} rows={company}>
        <li>
          <button type="button" onClick={() => openPopup('enquiry')}>
            {t('Enquiry Form')}
          </button>
        </li>
        {phone && (
          <li>
            <a href={telephone(phone)}>{t('Help desk')}</a>
          </li>
        )}
      </Column>
      <Column title={t('Legal')} rows={legal} />
    </nav>
  )
}

function Column({ title, rows, children }: { title: string; rows: readonly Row[]; children?: React.ReactNode }) {
  const t = useT()
  return (
    <div>
      <h2 className={classes.heading}>{title}</h2>
      <ul>
        {children}
        {rows.map(([path, label]) => (
          <li key={label}>
            <LocalLink to={path}>{t(label)}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
