import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { useInstall } from './install.ts'

const close = () => useInstall.setState({ showHowTo: false })
const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && !/Chrome|CriOS/.test(navigator.userAgent)

/** For browsers that cannot be asked to install. */
export function InstallHowTo() {
  const t = useT()
  const opened = useInstall(({ showHowTo }) => showHowTo)
  return (
    <Dialog opened={opened} onClose={close} title={t('Put us on your home screen')} width={480}>
      {isApple() ? (
        <ol>
          <li>{t('Tap Share at the edge of the browser.')}</li>
          <li>{t('Choose Add to Home Screen.')}</li>
          <li>{t('Tap Add. The app opens from your home screen like any other.')}</li>
        </ol>
      ) : (
        <ol>
          <li>{t('Open the menu of your browser.')}</li>
          <li>{t('Choose Install app, or Add to home screen.')}</li>
          <li>{t('Confirm. The app opens from your home screen like any other.')}</li>
        </ol>
      )}
    </Dialog>
  )
}
