import { create } from 'zustand'

type Popup = 'enquiry' | 'callback' | 'panel' | 'search'

/** At most one of the shell's own popups is open. The login popup belongs to the accounts. */
export const usePopup = create<{ popup: Popup | null; about: string }>(() => ({ popup: null, about: '' }))
export const openPopup = (popup: Popup) => usePopup.setState({ popup })
export const closePopup = () => usePopup.setState({ popup: null })

/** The help desk is asked to call; what it is about can be known from the page. */
export const askForCall = (about = '') => usePopup.setState({ popup: 'callback', about })
