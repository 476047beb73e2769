import { Steps } from './steps.tsx'
import { type SignInOptions, useSignInFlow } from './use-sign-in-flow.ts'

interface SignInProps extends SignInOptions {
  headingOrder: 1 | 2
  productName: string
}

/** Login and registration without a page change. */
export function SignIn({ headingOrder, productName, ...options }: SignInProps) {
  return <Steps flow={useSignInFlow(options)} headingOrder={headingOrder} productName={productName} />
}
