import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { useIsFavourite, useSetFavourite } from '~/domains/favourites/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import classes from './heart.module.css'

interface HeartProps {
  consultantId: number
  name: string
  /** With its label, if there is room. */
  labelled?: boolean
}

/** Adds a consultant to the favourites. A visitor is asked to sign in, and then it is added. */
export function Heart({ consultantId, name, labelled = false }: HeartProps) {
  const t = useT()
  const type = useAuth((state) => state.auth?.type)
  const favourite = useIsFavourite(consultantId, type === 'user')
  const set = useSetFavourite((error) => void toastFailure(problemText(error, t)))
  // Consultants and staff have no favourites.
  if (type && type !== 'user') return null
  const keep = () =>
    set.mutate(
      { consultantId, favourite: true },
      { onSuccess: () => void toast(t('{name} added to your favourites.', { name })) },
    )
  const press = () => {
    if (!type) openLogin({ besides: keep })
    else if (favourite) set.mutate({ consultantId, favourite: false })
    else keep()
  }
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={favourite}
      aria-label={labelled ? undefined : t('Add {name} to favourites', { name })}
      onClick={press}
    >
      <Icon name={favourite ? 'heart-filled' : 'heart'} size={22} />
      {labelled && <span>{favourite ? t('In your favourites') : t('Add to favourites')}</span>}
    </button>
  )
}
