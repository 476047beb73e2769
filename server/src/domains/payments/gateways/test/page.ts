import { escapeHtml } from '#server/platform/documents/escape-html.ts'
import { rupees } from '#server/platform/documents/money.ts'
import { instantInIndia } from '#server/platform/outbox/when.ts'
import type { TestOrder, TestPayment } from './queries.ts'
import { type Words, wordsIn } from './words.ts'

interface View {
  productName: string
  language: string
  order: TestOrder
  attempts: TestPayment[]
}

const METHODS = ['upi', 'card', 'netbanking'] as const
const REASONS = ['noFunds', 'wrongPin', 'timeout'] as const
const DELIVERIES = ['once', 'twice', 'mixed', 'never'] as const

/** The bank's reason for declining, in the language of the page. */
export const reasonIn = (language: string, given: unknown) =>
  wordsIn(language)[REASONS.find((reason) => reason === given) ?? 'noFunds']

/** The page that replaces a bank; works without scripts. */
export function payPage({ productName, language, order, attempts }: View) {
  const words = wordsIn(language)
  const last = attempts.find(({ state }) => state !== 'failed') ?? attempts.at(-1)
  const body =
    last?.state === 'captured'
      ? paidBody(words, order)
      : last?.state === 'pending'
        ? pendingBody(words)
        : openBody(words, order, last?.reason ?? undefined)
  return frame({ productName, language, title: `${words.title} · ${rupees(order.paise)}` }, [
    `<h1>${words.title}</h1>`,
    `<p class="lead">${words.lead}</p>`,
    `<section class="sum"><p>${words.toPay}</p><p class="amount">${rupees(order.paise)}</p>`,
    `<p class="meta">${words.for.replace('{id}', String(order.payment_id))}</p>`,
    order.wants_mandate ? `<p class="meta">${words.mandate}</p>` : '',
    `</section>`,
    body,
  ])
}

const openBody = (words: Words, { paise }: TestOrder, reason: string | undefined) => `
${reason ? `<p class="alert" role="status">${words.retry.replace('{reason}', escapeHtml(reason))}</p>` : ''}
<form method="post">
<fieldset class="faces"><legend>${words.how}</legend>${METHODS.map(
  (method, index) =>
    `<label class="face"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}><span><strong>${words[method]}</strong><small>${words[`${method}Hint`]}</small></span></label>`,
).join('')}</fieldset>
<button class="pay" name="outcome" value="pay">${words.pay.replace('{amount}', rupees(paise))}</button>
<button class="plain" name="outcome" value="close">${words.close}</button>
<details><summary>${words.otherwise}</summary>
<div class="ending"><h2>${words.decline}</h2>${select('reason', words.why, REASONS, words)}
<button class="second" name="outcome" value="fail">${words.fail}</button></div>
<div class="ending"><h2>${words.late}</h2><p class="meta">${words.lateHint}</p>${select('confirms', words.late, ['byHand', 'bySelf'], words)}
<button class="second" name="outcome" value="pending">${words.keepPending}</button></div>
<div class="ending"><h2>${words.webhooks}</h2>${select('webhooks', words.webhooks, DELIVERIES, words)}</div>
</details>
</form>`

const select = (name: string, label: string, values: readonly (keyof Words)[], words: Words) =>
  `<label class="choice"><span>${label}</span><select name="${name}">${values
    .map((value) => `<option value="${value}">${words[value]}</option>`)
    .join('')}</select></label>`

const paidBody = (words: Words, { paise }: TestOrder) => `
<section class="done"><h2>${words.paid}</h2><p>${words.paidText.replace('{amount}', rupees(paise))}</p></section>
<form method="post"><button class="pay" name="outcome" value="close">${words.back}</button>
<button class="plain" name="outcome" value="resend">${words.resend}</button></form>`

const pendingBody = (words: Words) => `
<section class="waiting"><h2>${words.pending}</h2><p>${words.pendingText}</p></section>
<form method="post"><button class="pay" name="outcome" value="confirm">${words.confirmNow}</button>
<button class="second" name="outcome" value="decline">${words.declineNow}</button>
<button class="plain" name="outcome" value="close">${words.back}</button></form>`

/** The latest payments, to return to one. */
export function listPage(productName: string, language: string, rows: (TestOrder & { state: string })[]) {
  const words = wordsIn(language)
  const named = { captured: words.paid, pending: words.pending, failed: words.failed } as Record<string, string>
  const entries = rows.map(
    ({ id, payment_id, paise, created_at, state }) =>
      `<li><a href="/demo/pay/${encodeURIComponent(id)}">${words.for.replace('{id}', String(payment_id))}</a>
<span class="meta"><strong>${rupees(paise)}</strong> ${named[state] ?? words.waiting} · ${instantInIndia(created_at, language === 'hi' ? 'hi' : 'en')}</span></li>`,
  )
  return frame({ productName, language, title: words.list }, [
    `<h1>${words.list}</h1>`,
    `<p class="lead">${words.lead}</p>`,
    entries.length > 0 ? `<ol>${entries.join('')}</ol>` : `<p class="empty">${words.none}</p>`,
  ])
}

const frame = (
  { productName, language, title }: { productName: string; language: string; title: string },
  parts: string[],
) => {
  const name = escapeHtml(productName)
  return `<!doctype html>
<html lang="${language === 'hi' ? 'hi' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/inbox.css">
<link rel="stylesheet" href="/demo/pay.css">
</head>
<body>
<main class="till">
<a class="home" href="${language === 'hi' ? '/hi' : '/'}">${name}</a>
${parts.join('\n')}
</main>
</body>
</html>`
}
