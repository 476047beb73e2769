import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { navLinksQuery, typesQuery } from '~/domains/catalogue/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { telephone } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import { Drawer } from '~/ui/operated/drawer.tsx'
import { SchemeSwitch } from '~/ui/scheme-switch.tsx'
import { useFocusBack } from '~/ui/use-focus-back.ts'
import { Logo } from '../../domains/settings/components/logo.tsx'
import { LanguageSwitch } from '../header/language-switch.tsx'
import { closePopup, usePopup } from '../popups/state.ts'
import { PanelAccount } from './panel-account.tsx'
import classes from './side-panel.module.css'

/** The whole menu on a phone. */
export function SidePanel() {
  const t = useT()
  const opened = usePopup(({ popup }) => popup === 'panel')
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the path changes.
  useEffect(() => closePopup, [pathname])
  useFocusBack(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={closePopup}
      size={330}
      returnFocus={false}
      classNames={{ content: classes.panel ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('Menu')}>
        <div className={classes.head}>
          <Logo />
          <Drawer.CloseButton aria-label={t('Close')} />
        </div>
        <PanelAccount />
        <Places />
        <PanelEnd />
      </Drawer.Content>
    </Drawer.Root>
  )
}

const icons: readonly [start: string, icon: IconName][] = [
  ['/consultants?consultant=1', 'building-factory-2'],
  ['/consultants', 'briefcase'],
  ['/expert-talk', 'phone-call'],
  ['/written', 'file-text'],
  ['/membership', 'id-badge-2'],
  ['/courses', 'school'],
  ['/workshops', 'presentation-analytics'],
  ['/service', 'certificate'],
  ['/products', 'package'],
  ['/blogs', 'list-details'],
]
const iconOf = (path: string) => icons.find(([start]) => path.startsWith(start))?.[1] ?? 'layout-grid'

function Places() {
  const t = useT()
  const api = useApi()
  const links = useQuery(navLinksQuery(api)).data?.navLinks ?? []
  const types = useQuery(typesQuery(api)).data?.categoryTypes ?? []
  const countOf = (typeId: number | null) => types.find(({ id }) => id === typeId)?.consultantsCount
  return (
    <nav aria-label={t('Categories')}>
      <ul className={classes.list}>
        {links.map(({ id, path, categoryTypeId, ...titles }) => (
          <li key={id}>
            <LocalLink to={path} className={classes.entry} onClick={closePopup}>
              <Icon name={iconOf(path)} size={24} />
              <span className={classes.label}>{titleOf(titles, t.language)}</span>
              <span className={classes.count}>{formatted(countOf(categoryTypeId))}</span>
              <Icon name="chevron-right" size={18} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const formatted = (count: number | undefined) => (count === undefined ? '' : formatCount(count))

function PanelEnd() {
  const t = useT()
  const phone = useSettings()?.helpDeskPhone
  return (
    <div className={classes.end}>
      {phone && (
        <a href={telephone(phone)} className={classes.entry}>
          <Icon name="phone" size={22} />
          <span>
            <span className={classes.small}>{t('Help desk')}</span>
            <strong className="pm-num">{phone}</strong>
          </span>
        </a>
      )}
      <div className={classes.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </div>
  )
}
