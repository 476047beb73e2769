import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** First-load JavaScript of the home page, in transferred bytes. */
export const FIRST_LOAD_LIMIT = 130_000

const client = join(import.meta.dirname, '../web/build/client')
const quality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
}

/** The scripts a page loads before any interaction: imported, preloaded and referenced. */
export function scriptsOf(html: string) {
  const preloaded = [...html.matchAll(/<link[^>]*rel="(?:later|modulepreload)"[^>]*href="([^"]+)"/g)]
  const pointed = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)]
  const imported = [...html.matchAll(/(?:from |import\(?\s*)"(\/[^"]+\.js)"/g)]
  return [...new Set([...preloaded, ...pointed, ...imported].map(([, path = '']) => path))]
}

async function weighScripts(html: string) {
  const files = await Promise.all(
    scriptsOf(html).map(async (path) => {
      const bytes = brotliCompressSync(await readFile(join(client, path)), quality).length
      return { path, bytes }
    }),
  )
  files.sort((a, b) => b.bytes - a.bytes)
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

if (import.meta.main) {
  const address = process.argv[2] ?? 'http://localhost:3000/'
  const { files, total } = await weighScripts(await (await fetch(address)).text())
  for (const { path, bytes } of files) console.log(`${String(bytes).padStart(7)}  ${path}`)
  console.log(`${String(total).padStart(7)}  of ${FIRST_LOAD_LIMIT} bytes of brotli, in ${files.length} files`)
  process.exitCode = total > FIRST_LOAD_LIMIT ? 1 : 0
}
