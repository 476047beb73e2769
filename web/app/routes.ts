import { index, prefix, type RouteConfig } from '@react-router/dev/routes'

export default prefix('hi?', [index('screens/home.tsx')]) satisfies RouteConfig
