import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { megaMenuQuery, navLinksQuery, typePath } from '~/domains/catalogue/api.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './category-row.module.css'
import { LanguageSwitch } from './language-switch.tsx'

const loadMenu = () => import('./mega-menu.tsx')
const MegaMenu = lazy(async () => ({ default: (await loadMenu()).MegaMenu }))

/** The links of the bar in the order set by staff; those of a category type open its mega menu. */
export function CategoryRow() {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [openType, setOpenType] = useState<number | null>(null)
  const area = useRef<HTMLElement>(null)
  const close = useCallback(() => setOpenType(null), [])
  useDismiss(openType !== null, close, area)
  const here = useHere()
  const { data } = useQuery(navLinksQuery(api))
  const prepare = () => {
    void loadMenu()
    void client.prefetchQuery(megaMenuQuery(api))
  }
  return (
    <nav className={classes.row} aria-label={t('Categories')} ref={area}>
      <div className={classes.inside}>
        <ul className={classes.links}>
          {data?.navLinks.map(({ id, path, categoryTypeId, ...titles }) => (
            <li key={id}>
              {categoryTypeId === null ? (
                <LocalLink to={path} className={classes.link} aria-current={here(path) ? 'page' : undefined}>
                  {titleOf(titles, t.language)}
                </LocalLink>
              ) : (
                <button
                  type="button"
                  className={classes.link}
                  aria-expanded={openType === categoryTypeId}
                  data-here={here(typePath(categoryTypeId))}
                  onPointerEnter={prepare}
                  onFocus={prepare}
                  onClick={() => setOpenType(openType === categoryTypeId ? null : categoryTypeId)}
                >
                  {titleOf(titles, t.language)}
                  <Icon name="chevron-down" size={16} />
                </button>
              )}
              {openType !== null && openType === categoryTypeId && (
                <Suspense fallback={null}>
                  <MegaMenu typeId={openType} close={close} />
                </Suspense>
              )}
            </li>
          ))}
        </ul>
        <LanguageSwitch />
      </div>
    </nav>
  )
}

/** Whether a link of the bar leads to the current page. */
function useHere() {
  const { pathname, search } = useLocation()
  const shown = plainPath(pathname)
  return (path: string) => {
    const [target, query = ''] = path.split('?')
    if (shown !== target) return false
    const given = new URLSearchParams(search)
    return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
  }
}
