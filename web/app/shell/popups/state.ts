import { create } from 'zustand'

type Popup = 'enquiry' | 'callback' | 'panel' | 'search'

/** At most one of the shell's own popups is open. The login popup belongs to accounts. */
export const usePopup = create<{ popup: Popup | null; about: string }>(() => ({ popup: null, about: '' }))
export const openPopup = (popup: Popup) => usePopup.setState({ popup })
export const closePopup = () => usePopup.setState({ popup: null })

/** Opens the callback request; the page may know its subject. */
export const askForCall = (about = '') => usePopup.setState({ popup: 'callback', about })
