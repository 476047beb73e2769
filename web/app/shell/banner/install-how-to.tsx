import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { useInstall } from './install.ts'
import classes from './install-how-to.module.css'
import { installGuide } from './install-steps.ts'

const close = () => useInstall.setState({ showHowTo: false })

/** For browsers without an install prompt. */
export function InstallHowTo() {
  const t = useT()
  const name = useSettings()?.productName ?? ''
  const opened = useInstall(({ showHowTo }) => showHowTo)
  const { place, steps } = installGuide(navigator)
  const title =
    place === 'phone' ? t('Add {name} to your home screen', { name }) : t('Add {name} to your computer', { name })
  return (
    <Dialog opened={opened} onClose={close} title={title} width={480}>
      <ol className={classes.steps}>
        {steps.map(({ text, icon }) => (
          <li key={text}>
            <span>{t(text)}</span>
            <Icon name={icon} size={22} />
          </li>
        ))}
      </ol>
      <p className={classes.then}>{t('It then opens in one tap. There is nothing to download from a store.')}</p>
    </Dialog>
  )
}
