import type { ReactNode } from 'react'
import type { Call, CallView } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import classes from './stage/strip.module.css'
import { problemTitle, screenProblem } from './trouble/device-words.ts'

interface StripProps {
  icon: IconName
  tone?: 'calm' | 'warn'
  children: ReactNode
  acts?: ReactNode
}

const Strip = ({ icon, tone = 'calm', children, acts }: StripProps) => (
  <div className={classes.strip} data-tone={tone}>
    <Icon name={icon} />
    <p>{children}</p>
    {acts && <div className={classes.acts}>{acts}</div>}
  </div>
)

/** Asks for the user gesture that the browser needs to play audio. */
export function Silenced({ onPlay }: { onPlay: () => void }) {
  const t = useT()
  return (
    <Strip icon="volume" tone="warn" acts={<PlainButton onClick={onPlay}>{t('Turn on the sound')}</PlainButton>}>
      {t('Your browser has muted the sound. Tap to turn it on.')}
    </Strip>
  )
}

/** Notices during a call that the user may act on; at most one at a time. */
export function Strips({ view, call, onHelp }: { view: CallView; call: Call; onHelp: () => void }) {
  const t = useT()
  const { offerAudioOnly, audioOnly, notice, problems, mutedBySystem, media } = view
  if (offerAudioOnly)
    return (
      <Strip
        icon="alert-triangle"
        tone="warn"
        acts={
          <>
            <PlainButton onClick={() => call.setAudioOnly(true)}>{t('Audio only')}</PlainButton>
            <PlainButton variant="outline" onClick={call.declineAudioOnly}>
              {t('Keep video on')}
            </PlainButton>
          </>
        }
      >
        {t('Your network is weak. Audio only will sound clearer.')}
      </Strip>
    )
  const missing = problems.microphone ? 'microphone' : problems.camera ? 'camera' : null
  if (missing)
    return (
      <Strip
        icon="alert-triangle"
        tone="warn"
        acts={
          <>
            <PlainButton onClick={onHelp}>{t('What to do')}</PlainButton>
            {missing === 'camera' && (
              <PlainButton variant="outline" onClick={() => void call.setVideo(false)}>
                {t('Continue without it')}
              </PlainButton>
            )}
          </>
        }
      >
        {problemTitle(missing, problems[missing] ?? 'missing', t)}
      </Strip>
    )
  if (mutedBySystem.microphone || mutedBySystem.camera)
    return (
      <Strip icon="alert-triangle" tone="warn">
        {mutedBySystem.microphone
          ? t('Your device is using the microphone, maybe for a phone call. You will be heard again when it is free.')
          : t('Your device has paused the camera. Your video will be back when it is free.')}
      </Strip>
    )
  if (problems.screen)
    return (
      <Strip
        icon="alert-triangle"
        tone="warn"
        acts={
          <PlainButton variant="outline" onClick={call.stopScreen}>
            {t('Got it')}
          </PlainButton>
        }
      >
        {screenProblem(problems.screen, t)}
      </Strip>
    )
  if (media.screen)
    return (
      <Strip
        icon="screen-share"
        acts={
          <PlainButton variant="outline" icon="x" onClick={call.stopScreen}>
            {t('Stop sharing')}
          </PlainButton>
        }
      >
        {t('You are sharing your screen.')}
      </Strip>
    )
  if (notice)
    return (
      <Strip
        icon="headphones"
        acts={
          <PlainButton variant="outline" onClick={call.dismissNotice}>
            {t('Got it')}
          </PlainButton>
        }
      >
        {noticeWords(notice, t)}
      </Strip>
    )
  if (audioOnly)
    return (
      <Strip
        icon="volume"
        acts={
          <PlainButton variant="outline" onClick={() => call.setAudioOnly(false)}>
            {t('Turn video back on')}
          </PlainButton>
        }
      >
        {t('Audio only. Video is off for both of you.')}
      </Strip>
    )
  return null
}

function noticeWords({ kind, what, label }: NonNullable<CallView['notice']>, t: ReturnType<typeof useT>) {
  const device = { microphone: t('microphone'), camera: t('camera'), speaker: t('speaker') }[kind]
  if (what === 'unplugged' && !label) return t('The {device} was unplugged.', { device })
  return t('Now using {label} as {device}.', { device, label: label ?? t('another device') })
}
