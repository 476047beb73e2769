import type { Selectable } from 'kysely'
import type { DemoInbox } from '../db/schema.gen.ts'
import { escapeHtml } from '../documents/escape-html.ts'
import { INDIA } from '../time.ts'

export type Stored = Selectable<DemoInbox>

/** A staff member whose authenticator app the demo replaces. */
export interface Authenticator {
  name: string
  mobile: string
  code: string
}

const CHANNELS: Record<string, string> = { sms: 'SMS', mail: 'Email', push: 'Push' }
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA,
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** The inbox as a page, newest first. */
export function inboxPage(productName: string, messages: Stored[], apps: Authenticator[], to: string | undefined) {
  const name = escapeHtml(productName)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo inbox · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/inbox.css">
<script src="/demo/inbox.js" defer></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<main>
<a class="home" href="/">${name}</a>
<h1>Demo inbox</h1>
<p class="lead">Every SMS, email and push notification of this demo, newest first. Nothing is sent to real people, and messages are deleted after a day.</p>
<form>
<label>Sent to<input name="to" value="${escapeHtml(to ?? '')}" placeholder="Mobile number or email" autocomplete="off"></label>
<button>Show</button>${to ? '<a class="all" href="/demo/inbox">Show all</a>' : ''}
</form>
<p id="said" role="status" class="meta"></p>
<div id="messages">${apps.map(app).join('')}${messages.length > 0 ? `<ol>${messages.map(entry).join('')}</ol>` : empty(to)}</div>
</main>
</body>
</html>`
}

const copyable = (code: string, what: string) =>
  `<p class="code"><span>${escapeHtml(code)}</span><button type="button" class="copy" data-code="${escapeHtml(code)}" aria-label="Copy ${what} ${escapeHtml(code)}">Copy</button></p>`

const app = ({ name, mobile, code }: Authenticator) => `<section class="app">
<p class="meta"><span>Authenticator app of <strong>${escapeHtml(name)}</strong></span> <span>${escapeHtml(mobile)}</span></p>
${copyable(code, 'code')}
<p class="text">Staff log in with an OTP and this code. It changes every 30 seconds and after each use.</p>
</section>`

const entry = ({ channel, recipient, kept_at, subject, body, otp, language }: Stored) => `<li>
<p class="meta"><span>${CHANNELS[channel] ?? escapeHtml(channel)} to <strong>${escapeHtml(recipient)}</strong></span> <time datetime="${kept_at.toISOString()}">${clock.format(kept_at).toUpperCase()}</time></p>
${otp ? copyable(otp, 'OTP') : ''}
<div lang="${language}">${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}<p class="text">${escapeHtml(body)}</p></div>
</li>`

const empty = (to: string | undefined) =>
  `<p class="empty">${to ? `No messages to ${escapeHtml(to)} yet.` : 'No messages yet. Request an OTP and it will appear here.'}</p>`
