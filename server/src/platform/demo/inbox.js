// Reloads this page every two seconds while it is visible, and shows what is new.
const EVERY_MS = 2000

async function refresh() {
  if (document.hidden) return
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages')
  const shown = document.getElementById('messages')
  if (fresh && shown && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh)
}

document.addEventListener('click', async (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-code]') : null
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.code)
  button.textContent = 'Copied'
  document.getElementById('said').textContent = `${button.dataset.code} copied`
})

setInterval(() => refresh().catch(() => {}), EVERY_MS)
