export const deskPath = (id: number) => `/bookings/${id}`
