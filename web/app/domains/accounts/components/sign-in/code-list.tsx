import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './second-factor.module.css'

export function CodeList({ codes }: { codes: string[] }) {
  const t = useT()
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    void toast(t('Recovery codes copied'))
  }
  return (
    <>
      <ol className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="default" fullWidth onClick={() => void copy()}>
        {t('Copy all')}
      </Button>
    </>
  )
}
