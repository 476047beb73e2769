import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from '~/ui/player/player.module.css'
import { CAPTION_NAMES, PlayerBar } from '~/ui/player/player-bar.tsx'
import { usePlayer } from '~/ui/player/use-player.ts'
import type { FilmAddress, FilmQuality, Play } from '../api.ts'
import own from './film.module.css'
import { useFilmAddress } from './use-film-address.ts'
import { useWatchTime, type WatchTime } from './use-watch-time.ts'

interface FilmProps {
  film: Pick<Play, 'qualities' | 'captions' | 'address'>
  renew: (quality: FilmQuality) => Promise<FilmAddress>
  /** Where to begin, in seconds. */
  startAt: number
  /** Undefined for a preview, of which nothing counts. */
  watch?: WatchTime
}

const canPopOut = () => document.pictureInPictureEnabled

/** The video of a lesson: the browser's player with speed, captions, quality, picture in picture and keys. */
export function Film({ film, renew, startAt, watch }: FilmProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video, t.language)
  const { address, hasFailed, change, handlers } = useFilmAddress(video, { first: film.address, renew, startAt })
  useWatchTime(video, watch)
  const popOut = () =>
    document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.current?.requestPictureInPicture().catch(() => {})
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return
    if (event.key.toLowerCase() === 'p') void popOut()
    else if (!player.press(event.key)) return
    event.preventDefault()
  }
  return (
    <section className={classes.player} aria-label={t('Player')} onKeyDown={press}>
      <video
        ref={video}
        className={classes.film}
        src={address.url}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        width={1280}
        height={720}
        {...handlers}
      >
        {film.captions.map(({ language, url }) => (
          <track
            key={url}
            kind="captions"
            srcLang={language}
            label={CAPTION_NAMES[language]}
            src={url}
            default={language === t.language}
          />
        ))}
      </video>
      {hasFailed && (
        <div className={own.failed} role="alert">
          <p>{t('The video stopped loading. Check your connection and try again.')}</p>
          <PlainButton variant="outline" onClick={() => change()}>
            {t('Try again')}
          </PlainButton>
        </div>
      )}
      <PlayerBar player={player} captions={film.captions.map(({ language }) => language)}>
        {film.qualities.length > 1 && <Quality qualities={film.qualities} chosen={address.quality} choose={change} />}
        {canPopOut() && (
          <button type="button" className={own.pop} onClick={popOut}>
            <Icon name="picture-in-picture" />
            {t('Picture in picture')}
          </button>
        )}
      </PlayerBar>
      {watch && player.speed > 1 && (
        <p className={own.note}>
          {t('At {speed}× less time counts: one minute of watching is one minute.', { speed: player.speed })}
        </p>
      )}
    </section>
  )
}

interface QualityProps {
  qualities: readonly FilmQuality[]
  chosen: FilmQuality
  choose: (quality: FilmQuality) => Promise<unknown>
}

function Quality({ qualities, chosen, choose }: QualityProps) {
  const t = useT()
  const id = useId()
  const [wanted, setWanted] = useState(chosen)
  const words = { low: t('Saves data'), high: t('High|quality of a video') }
  return (
    <div>
      <label htmlFor={id}>{t('Quality')}</label>
      <span className={classes.select}>
        <select
          id={id}
          value={wanted}
          onChange={(event) => {
            const quality = event.target.value as FilmQuality
            setWanted(quality)
            void choose(quality)
          }}
        >
          {qualities.map((quality) => (
            <option key={quality} value={quality}>
              {words[quality]}
            </option>
          ))}
        </select>
        <Icon name="selector" size={16} />
      </span>
    </div>
  )
}
