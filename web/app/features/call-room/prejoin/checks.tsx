import { type ReactNode, useState } from 'react'
import type { Call, CallView } from '~/domains/calls/call.ts'
import { useLevel } from '~/domains/calls/use-level.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LevelSteps, SPEAKING } from '../level-bars.tsx'
import type { Network } from '../network.ts'
import { DeviceHelp } from '../trouble/device-help.tsx'
import { problemTitle } from '../trouble/device-words.ts'
import classes from './checks.module.css'

interface ChecksProps {
  mode: 'video' | 'audio'
  view: CallView
  call: Call
  network: Network
  onTryAgain: () => void
}

/** Camera, microphone and network, each with a text. */
export function Checks({ mode, view, call, network, onTryAgain }: ChecksProps) {
  return (
    <ul className={classes.checks}>
      {mode === 'video' && <CameraCheck view={view} onTryAgain={onTryAgain} />}
      <MicrophoneCheck view={view} onTryAgain={onTryAgain} />
      <NetworkCheck mode={mode} view={view} call={call} network={network} />
    </ul>
  )
}

type Sign = 'ok' | 'warn' | 'asking' | 'off'

interface CheckProps {
  sign: Sign
  title: string
  words: ReactNode
  end?: ReactNode
  below?: ReactNode
}

const Check = ({ sign, title, words, end, below }: CheckProps) => (
  <li className={classes.check} data-sign={sign}>
    <span className={classes.sign} aria-hidden="true">
      {sign === 'ok' && <Icon name="check" size={14} strokeWidth={3} />}
      {sign === 'warn' && <Icon name="alert-triangle" size={24} />}
    </span>
    <div className={classes.words} role="status">
      <strong>{title}</strong>
      <span>{words}</span>
    </div>
    {end}
    {below && <div className={classes.below}>{below}</div>}
  </li>
)

function CameraCheck({ view, onTryAgain }: Pick<ChecksProps, 'view' | 'onTryAgain'>) {
  const t = useT()
  const why = view.problems.camera
  if (why)
    return (
      <Check
        sign="warn"
        title={problemTitle('camera', why, t)}
        words={t('You can join without it and turn it on later.')}
        // The same steps help both, so they are shown once.
        below={why !== view.problems.microphone && <DeviceHelp kind="camera" why={why} onTryAgain={onTryAgain} />}
      />
    )
  if (view.picture) return <Check sign="ok" title={t('Camera')} words={view.picture.getTracks()[0]?.label} />
  if (!view.voice)
    return <Check sign="asking" title={t('Camera')} words={t('Please choose Allow when your browser asks.')} />
  return <Check sign="off" title={t('Camera is off')} words={t('The other person sees your photo.')} />
}

function MicrophoneCheck({ view, onTryAgain }: Pick<ChecksProps, 'view' | 'onTryAgain'>) {
  const t = useT()
  const level = useLevel(view.media.audio ? view.voice : null)
  const [received, setReceived] = useState(false)
  if (level >= SPEAKING && !received) setReceived(true)
  const why = view.problems.microphone
  if (why)
    return (
      <Check
        sign="warn"
        title={problemTitle('microphone', why, t)}
        words={t('Without it you cannot be heard, but you can listen and chat.')}
        below={<DeviceHelp kind="microphone" why={why} onTryAgain={onTryAgain} />}
      />
    )
  if (!view.voice)
    return <Check sign="asking" title={t('Microphone')} words={t('Please choose Allow when your browser asks.')} />
  if (!view.media.audio)
    return <Check sign="off" title={t('Microphone is muted')} words={t('You can unmute at any time.')} />
  return (
    <Check
      sign="ok"
      title={t('Microphone')}
      words={received ? t('We can hear you') : t('Say something to test your microphone')}
      end={<LevelSteps level={level} />}
    />
  )
}

function NetworkCheck({ mode, view, call, network }: Omit<ChecksProps, 'onTryAgain'>) {
  const t = useT()
  const titles = {
    good: t('Network is good'),
    weak: t('Network is weak'),
    bad: t('Network is very weak'),
    none: t('No network'),
    unknown: t('Network'),
  }
  const words = {
    good: mode === 'video' ? t('Video and audio will be clear.') : t('Audio will be clear.'),
    weak: mode === 'video' ? t('Video may pause. Audio will keep working.') : t('Audio will keep working.'),
    bad: t('Audio may break up. Try another network.'),
    none: t('You are offline. We will keep checking.'),
    unknown: t('Checking…'),
  }
  const sign = { good: 'ok', weak: 'warn', bad: 'warn', none: 'warn', unknown: 'asking' }[network] as Sign
  const offer = mode === 'video' && (network === 'weak' || network === 'bad') && view.media.video
  return (
    <Check
      sign={sign}
      title={titles[network]}
      words={words[network]}
      end={
        offer && (
          <PlainButton variant="plain" className={classes.only} onClick={() => void call.setVideo(false)}>
            {t('Audio only')}
          </PlainButton>
        )
      }
    />
  )
}
