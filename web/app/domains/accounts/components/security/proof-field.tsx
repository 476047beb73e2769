import type { ApiProblemBody } from '~/lib/api.ts'
import { OtpInput } from '~/ui/operated/otp-input.tsx'
import { ProblemLine } from '../problem-line.tsx'
import { Resend } from '../resend.tsx'
import type { Proof } from './use-proof.ts'

interface ProofFieldProps {
  label: string
  mobile: string
  proof: Proof
  /** The server's refusal of this code. */
  refused: ApiProblemBody | null
  onEdit: () => void
}

/** OTP input for one number. */
export function ProofField({ label, mobile, proof, refused, onEdit }: ProofFieldProps) {
  const problem = refused ?? proof.problem
  const edit = (otp: string) => {
    proof.setOtp(otp)
    onEdit()
  }
  return (
    <div>
      <OtpInput label={label} value={proof.otp} onChange={edit} state={refused ? 'wrong' : undefined}>
        {problem && <ProblemLine problem={problem} />}
      </OtpInput>
      <Resend
        at={proof.resendAt}
        onResend={() => proof.send(mobile).catch(() => undefined)}
        demoInbox={proof.demoInbox}
      />
    </div>
  )
}
