import { type KeyboardEvent, useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import classes from '~/ui/player/player.module.css'
import { CAPTION_NAMES, PlayerBar } from '~/ui/player/player-bar.tsx'
import { usePlayer } from '~/ui/player/use-player.ts'
import type { TalkDetail } from '../api.ts'
import { useCountedView } from './use-counted-view.ts'

interface PlayerProps {
  talk: TalkDetail
  recording: NonNullable<TalkDetail['recording']>
}

/**
 * The browser's own player, which needs no script; with one, buttons for speed and captions, and keyboard shortcuts.
 */
export function Player({ talk, recording }: PlayerProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video, t.language)
  const counting = useCountedView(talk.id)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return
    if (player.press(event.key)) event.preventDefault()
  }
  return (
    <section className={classes.player} aria-label={t('Player')} onKeyDown={press}>
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks below are its captions. */}
      <video
        ref={video}
        className={classes.film}
        controls
        playsInline
        preload="metadata"
        width={1280}
        height={720}
        poster={talk.posterUrl ?? undefined}
        onTimeUpdate={counting}
        onEnded={counting}
      >
        <source src={recording.url} type="video/mp4" />
        {recording.captions.map(({ language, url }) => (
          <track
            key={url}
            kind="captions"
            srcLang={language}
            label={CAPTION_NAMES[language]}
            src={url}
            default={language === t.language}
          />
        ))}
        {t('This browser cannot play the recording.')}{' '}
        <a href={recording.url} download>
          {t('Download it instead')}
        </a>
      </video>
      <PlayerBar player={player} captions={recording.captions.map(({ language }) => language)} />
    </section>
  )
}
