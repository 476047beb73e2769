import { useBanner } from './banner.ts'
import { isInstalled } from './install.ts'

const APPEARS_MS = 1000
const GONE_MS = 8000

/** Once per page load, whatever is navigated to in it. */
export function offerInstall(pathname: string) {
  if (useBanner.getState().arrivedAt || isInstalled()) return
  useBanner.setState({ arrivedAt: pathname })
  setTimeout(() => {
    import('./banner-strip.tsx').then(
      ({ BannerStrip }) => useBanner.setState({ Strip: BannerStrip }),
      () => {},
    )
  }, APPEARS_MS)
  setTimeout(() => useBanner.setState({ due: true }), GONE_MS)
}
