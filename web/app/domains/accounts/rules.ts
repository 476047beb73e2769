import { GENERATED_PASSWORD_LENGTH, OTP_LENGTH } from '#contract/accounts/constants.ts'
import { PINCODE_PATTERN } from '#contract/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Higher byte values would bias towards the first letters. */
const FAIR_BELOW = 256 - (256 % ALPHANUMERIC.length)

/** Never typed: people sign in with an OTP. */
export function generatePassword() {
  let password = ''
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR_BELOW) password += ALPHANUMERIC[byte % ALPHANUMERIC.length]
  }
  return password
}

export interface SignInValues {
  mobile: string
  otp: string
  name: string
  email: string
  pincode: string
  city: string
  state: string
  remarks: string
}

const FILL_IN = msg('Please fill this in.')
const SIX_DIGITS = msg('Enter the 6 digits of the OTP.')
const given = (text: string) => (text.trim() ? null : FILL_IN)

export const wrongPincode = (pincode: string) =>
  PINCODE_PATTERN.test(pincode) ? null : msg('Enter a 6-digit PIN code.')
export const wrongOtp = (otp: string) => (otp.length === OTP_LENGTH ? null : SIX_DIGITS)

type Wrong = Partial<Record<keyof SignInValues, string>>
const onlyWrong = (fields: Record<string, string | null>): Wrong =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null))

/** Client-side validation before sending; the server validates the rest. */
export const wrongInRegistration = ({ otp, name, email, pincode, city, state }: SignInValues) =>
  onlyWrong({
    otp: wrongOtp(otp),
    name: given(name),
    email: given(email),
    pincode: wrongPincode(pincode),
    city: given(city),
    state: given(state),
  })
export const wrongInGuest = ({ otp, name }: SignInValues) => onlyWrong({ otp: wrongOtp(otp), name: given(name) })

/** Pages that contain the sign-in forms themselves. */
const SIGN_IN_PAGES = ['/login', '/register', '/admin/login']
export const isSignInPage = (path: string) => SIGN_IN_PAGES.includes(path)

/** SPEC: the login popup is hidden when authenticated, and on /login and /register. */
export const isPopupShown = (path: string, { loginRequest, isAuthentiCated }: PopupState) =>
  loginRequest !== null && !isAuthentiCated && !isSignInPage(path)
interface PopupState {
  loginRequest: object | null
  isAuthentiCated: boolean
}
