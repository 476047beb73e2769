import type { Page } from '@playwright/test'

/** Marks the texts whose contrast must be checked. */
export const UNSEEN = 'data-unseen-contrast'

/** Combinations of colours, backgrounds and size that axe has checked in this worker without a finding. */
const passed = new Set<number>()

export const remember = (combinations: readonly number[]) => {
  for (const combination of combinations) passed.add(combination)
}

/**
 * Marks every text of the page with a combination of colours, backgrounds, opacity and size that this worker has not
 * checked yet: the contrast rule is two thirds of an axe run, and pages share nearly all of them. A text whose ancestors
 * do not decide what is behind it (something else lies over or under it) is marked always and stands for no other. Texts
 * on which axe has no verdict are left out: clipped, disabled, or of one character.
 */
export function markUnseenContrasts(page: Page, within: string) {
  return page.evaluate(
    ({ unseen, known, within }) => {
      for (const one of document.querySelectorAll(`[${unseen}]`)) one.removeAttribute(unseen)
      const isClear = (colour: string) => colour === 'transparent' || /(?:, 0|\/ 0)\)$/.test(colour)
      const behind = new Map<Element | null, string>([[null, '']])
      const layers: { element: Element; box: DOMRect }[] = []
      const texts: { element: Element; style: CSSStyleDeclaration; isPlain: boolean }[] = []
      const fields = ':is(input:not([type=hidden]), textarea, select)'
      for (const element of document.querySelectorAll('html, body, body *')) {
        const style = getComputedStyle(element)
        const hasBackground = !isClear(style.backgroundColor) || style.backgroundImage !== 'none'
        const { opacity, filter, mixBlendMode, backdropFilter } = style
        const own = [
          hasBackground && `${style.backgroundColor} ${style.backgroundImage}`,
          opacity !== '1' && opacity,
          [filter, mixBlendMode, backdropFilter].filter((one) => one && !['none', 'normal'].includes(one)).join(' '),
        ].filter(Boolean)
        behind.set(element, [behind.get(element.parentElement) ?? '?', ...own].join('|'))
        if (hasBackground || element.matches('img, video, canvas, iframe, svg'))
          layers.push({ element, box: element.getBoundingClientRect() })
        if (!element.closest(within)) continue
        const parts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue!.trim())
        const words = parts.map((node) => node.nodeValue!.trim()).join('')
        if (!words && !element.matches(fields)) continue
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        texts.push({ element, style, isPlain: words.length > 1 || element.matches(fields) })
      }
      const boxesOf = (element: Element) => {
        if (element.matches(fields)) return [element.getBoundingClientRect()]
        const range = document.createRange()
        return [...element.childNodes]
          .filter((node) => node.nodeType === 3 && node.nodeValue!.trim())
          .flatMap((node) => {
            range.selectNodeContents(node)
            return [...range.getClientRects()]
          })
      }
      /** Hidden from the eye, or outside the page. */
      const isClipped = (element: Element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (at.clientHeight === 1 && at.clientWidth === 1 && getComputedStyle(at).overflow !== 'visible') return true
        return false
      }
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      const isLayered = (element: Element, boxes: DOMRect[]) =>
        layers.some((layer) => boxes.some((box) => meet(box, layer.box)) && !layer.element.contains(element))
      const isDisabled = (element: Element) =>
        element.closest(':disabled, [aria-disabled=true]') !== null ||
        (element.closest('label')?.control?.matches(':disabled, [aria-disabled=true]') ?? false)
      const numberOf = (text: string) => {
        let [a, b] = [0x811c9dc5, 0x1b873593]
        for (let i = 0; i < text.length; i++) {
          a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
          b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b)
        }
        return (a >>> 0) * 0x100000 + ((b >>> 0) & 0xfffff)
      }
      const seen = new Set(known)
      const combinations = new Set<number>()
      let marked = 0
      for (const { element, style, isPlain } of texts) {
        const look = [style.color, style.webkitTextFillColor, style.fontSize, style.fontWeight, style.textShadow]
        const combination = numberOf([...look, behind.get(element)].join(';'))
        const boxes = boxesOf(element).filter(({ width, height, right }) => width >= 2 && height >= 2 && right > 0)
        if (!isPlain || boxes.length === 0 || isDisabled(element) || isClipped(element)) continue
        const standsForOthers = !isLayered(element, boxes)
        if (standsForOthers && seen.has(combination)) continue
        if (standsForOthers) seen.add(combination)
        element.setAttribute(unseen, '')
        marked += 1
        if (standsForOthers) combinations.add(combination)
      }
      return { texts: texts.length, marked, combinations: [...combinations] }
    },
    { unseen: UNSEEN, known: [...passed], within },
  )
}
