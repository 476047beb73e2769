import { Outlet } from 'react-router'

/** Catches what goes wrong in a screen, so that the house around it stays standing. */
export { ErrorPage as ErrorBoundary } from '../errors/error-page.tsx'
export default function ErrorEdge() {
  return <Outlet />
}
