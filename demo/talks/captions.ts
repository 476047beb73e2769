import type { RecordedTalk } from './talk.ts'

/** Each video begins with its title for this long. */
export const OPENING_SECONDS = 4

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`

/** The text of each slide, as WebVTT. */
export function captionsOf({ title, titleInHindi, slides }: RecordedTalk, language: 'en' | 'hi') {
  let at = 0
  const cue = (seconds: number, words: string) => {
    const from = at
    at += seconds
    return `${clock(from)} --> ${clock(at)}\n${words}\n`
  }
  return [
    'WEBVTT\n',
    cue(OPENING_SECONDS, language === 'hi' ? titleInHindi : title),
    ...slides.map(({ seconds, says, saysInHindi }) => cue(seconds, language === 'hi' ? saysInHindi : says)),
  ].join('\n')
}

export const secondsOf = ({ slides }: RecordedTalk) =>
  slides.reduce((sum, { seconds }) => sum + seconds, OPENING_SECONDS)
