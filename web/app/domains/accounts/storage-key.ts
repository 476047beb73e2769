export const AUTH_KEY = 'iid_consultancy_user'
