import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { certificatesQuery, issueCertificate } from '../api.ts'
import { certificatePath } from '../paths.ts'
import classes from './course-player.module.css'

/** The course is finished: the certificate, or the button that issues it. */
export function CertificateOffer({ courseId }: { courseId: number }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const own = useQuery(certificatesQuery(api))
  const issuing = useMutation({
    mutationFn: () => issueCertificate(api, courseId),
    onSuccess: () => client.invalidateQueries({ queryKey: certificatesQuery(api).queryKey }),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  if (!own.data) return null
  const ofCourse = own.data.data.filter((one) => one.courseId === courseId)
  const issued = ofCourse.find(({ revokedAt }) => !revokedAt)
  // The newest is first.
  const isRefused = !issued && ofCourse[0]?.mayBeIssuedAgain === false
  return (
    <section className={classes.offer} aria-labelledby="certificate-offer">
      <div>
        <h2 id="certificate-offer">{t('You have finished this course')}</h2>
        {isRefused && <p>{t('Your certificate for this course was revoked. Please contact the help desk.')}</p>}
        {!issued && !isRefused && <p>{t('The certificate will show your name as it is in your profile now.')}</p>}
      </div>
      {issued && (
        <ButtonLink to={certificatePath(issued.code)} icon="certificate">
          {t('See your certificate')}
        </ButtonLink>
      )}
      {!issued && !isRefused && (
        <Button loading={issuing.isPending} onClick={() => issuing.mutate()}>
          {t('Get your certificate')}
        </Button>
      )}
    </section>
  )
}
