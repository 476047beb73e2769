import { useParams } from 'react-router'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Logo } from '~/shell/header/logo.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Drawing } from '~/ui/drawing.tsx'
import classes from './code-page.module.css'

export const meta = page((t) => ({
  title: t('Session room'),
  description: t('The room of one session; only the two who meet in it get in.'),
  private: true,
}))

export default function Room() {
  const t = useT()
  const { slug = '' } = useParams()
  return (
    <div className={classes.page}>
      <Logo />
      <Drawing name="door" tint="e" />
      <h1 className={classes.title}>{t('There is no session in this room')}</h1>
      <p className={classes.text}>
        {t(
          'The code {slug} belongs to no booking of yours. Your bookings show the right link ten minutes before the time.',
          {
            slug,
          },
        )}
      </p>
      <div className={classes.form}>
        <ButtonLink to="/dashboard" size="lg">
          {t('My bookings')}
        </ButtonLink>
        <ButtonLink to="/meeting" size="lg" variant="outline">
          {t('Enter another code')}
        </ButtonLink>
      </div>
    </div>
  )
}
