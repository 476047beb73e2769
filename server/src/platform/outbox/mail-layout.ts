import { escapeHtml } from '../documents/escape-html.ts'
import type { Brand, Language, Letter, LookingBrand } from './message.ts'

const FONT = "font-family:'Anek Latin','Noto Sans','Noto Sans Devanagari',Verdana,sans-serif"

/** The email as plain text: body, link, and sender. */
export const asText = ({ body, action }: Letter, brand: Brand) =>
  [body, action && `${action.label}: ${brand.publicUrl}${action.path}`, `${brand.name} · ${brand.helpDeskPhone}`]
    .filter(Boolean)
    .join('\n\n')

/** Programs that show no pictures show the name. */
const signature = ({ name, logo, publicUrl }: LookingBrand) =>
  logo
    ? `<img src="${escapeHtml(publicUrl + logo)}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;border:0">`
    : escapeHtml(name)

/** The same with the product's layout. Email clients support tables and inline styles, and little else. */
export function asHtml({ subject, body, action }: Letter, brand: LookingBrand, language: Language) {
  const paragraphs = body
    .split('\n\n')
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(brand.publicUrl + action.path)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${brand.colour};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf7ef;color:#14222a;${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellspacing="0" cellpadding="0" style="max-width:560px;width:100%">
<tr><td style="padding:0 0 16px;font-family:Eczar,Georgia,serif;font-size:24px;color:${brand.colour}">${signature(brand)}</td></tr>
<tr><td style="background:#fffdf9;border:1px solid #e6dccb;border-radius:14px;padding:24px">
<h1 style="margin:0 0 16px;font-family:Eczar,Georgia,serif;font-weight:500;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
${paragraphs}${button}</td></tr>
<tr><td style="padding:16px 0;font-size:14px;color:#646a6a">${escapeHtml(brand.name)} · ${escapeHtml(brand.helpDeskPhone)}</td></tr>
</table></td></tr></table></body></html>`
}
