import { create } from 'zustand'
import type { EnquiryDesk } from '~/domains/enquiries/components/enquiry-form.tsx'

type Popup = 'enquiry' | 'callback' | 'panel' | 'search'

interface PopupState {
  popup: Popup | null
  /** The subject of a callback. */
  about: string
  /** Whom an enquiry is for. */
  desk: EnquiryDesk
}

/** At most one of the shell's own popups is open. The login popup belongs to accounts. */
export const usePopup = create<PopupState>(() => ({ popup: null, about: '', desk: {} }))
/** The Enquiry Form is for the help desk, unless a consultant's page or the grievance officer's link opens it. */
export const openPopup = (popup: Popup, desk: EnquiryDesk = {}) => usePopup.setState({ popup, desk })
export const closePopup = () => usePopup.setState({ popup: null })

/** Opens the callback request; the page may know its subject. */
export const askForCall = (about = '') => usePopup.setState({ popup: 'callback', about })
