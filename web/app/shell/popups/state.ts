import { create } from 'zustand'

type Popup = 'enquiry' | 'panel' | 'search'

/** At most one of the shell's own popups is open. The login popup belongs to the accounts. */
export const usePopup = create<{ popup: Popup | null }>(() => ({ popup: null }))
export const openPopup = (popup: Popup) => usePopup.setState({ popup })
export const closePopup = () => usePopup.setState({ popup: null })
