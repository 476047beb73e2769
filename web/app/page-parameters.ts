/**
 * The query parameters each page reads while it is rendered, by its path without the language. Pages are rendered and
 * cached by these alone: all other parameters are left to the browser.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/consultants': [
    ...['consultant', 'sector', 'industry', 'search', 'language', 'mode', 'feeMin', 'feeMax', 'rating', 'experience'],
    ...['city', 'online', 'free', 'sort', 'page'],
  ],
  '/consultants/compare': ['ids'],
  '/consultants/:consultant': ['mode', 'minutes', 'week', 'day', 'at', 'times', 'ask', 'rating', 'reviews'],
  '/courses': ['search', 'sector', 'language', 'maxHours', 'sort', 'page'],
  '/courses/:course': ['rating', 'reviews'],
  '/login': ['type'],
  '/register': ['type'],
  '/expert-talk/industrial': ['language', 'sort', 'page'],
  '/expert-talk/professional': ['language', 'sort', 'page'],
  '/expert-talk/:segment/talks': ['search', 'sort', 'page'],
  '/blogs': ['search', 'tag', 'only', 'page'],
  '/workshops': ['place', 'city', 'month', 'language', 'page'],
  '/products': ['search', 'sort', 'page'],
  '/products/:product': ['rating', 'reviews'],
  '/service': ['sector', 'industry', 'page'],
  '/service/:service': ['rating', 'reviews'],
  '/document-check': ['number', 'code'],
  '/certificate': ['code'],
}
