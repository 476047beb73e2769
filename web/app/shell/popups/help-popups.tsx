import { CallbackPopup } from './callback-popup.tsx'
import { EnquiryPopup } from './enquiry-popup.tsx'

/** Loaded together: both are small, and the name of every file adds to the first load of every page. */
export function HelpPopups({ enquiry, callback }: { enquiry: boolean; callback: boolean }) {
  return (
    <>
      {enquiry && <EnquiryPopup />}
      {callback && <CallbackPopup />}
    </>
  )
}
