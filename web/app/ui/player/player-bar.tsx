import { type ReactNode, useId } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './player.module.css'
import { SPEEDS, type usePlayer } from './use-player.ts'

export const CAPTION_NAMES = { en: 'English', hi: 'हिन्दी' } as const

interface PlayerBarProps {
  player: ReturnType<typeof usePlayer>
  captions: readonly ('en' | 'hi')[]
  /** More controls. */
  children?: ReactNode
}

/** Controls that browsers' players hide in menus; not rendered without scripts. */
export function PlayerBar({ player, captions, children }: PlayerBarProps) {
  const t = useT()
  const [speed, words] = [useId(), useId()]
  return (
    <div className={classes.bar}>
      {player.ready && (
        <>
          <div>
            <label htmlFor={speed}>{t('Speed')}</label>
            <span className={classes.select}>
              <select id={speed} value={player.speed} onChange={(event) => player.setSpeed(Number(event.target.value))}>
                {SPEEDS.map((one) => (
                  <option key={one} value={one}>
                    {one}×
                  </option>
                ))}
              </select>
              <Icon name="selector" size={16} />
            </span>
          </div>
          {captions.length > 0 && (
            <div>
              <label htmlFor={words}>{t('Captions')}</label>
              <span className={classes.select}>
                <select
                  id={words}
                  value={player.captions}
                  onChange={(event) => player.setCaptions(event.target.value as 'en' | 'hi' | 'off')}
                >
                  <option value="off">{t('Off|captions')}</option>
                  {captions.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {CAPTION_NAMES[language]}
                    </option>
                  ))}
                </select>
                <Icon name="selector" size={16} />
              </span>
            </div>
          )}
          {children}
          <p className={classes.keys}>
            {t('Keys: K plays and pauses, J and L go 10 seconds, C captions, F full screen, < and > speed.')}
          </p>
        </>
      )}
    </div>
  )
}
