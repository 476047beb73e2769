import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import type { TalkDetail } from '~/domains/talks/library/api.ts'
import { lengthOf } from '~/domains/talks/library/length.ts'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { formatCount } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './talk.module.css'

/** The speaker and facts of the talk, with a link to consult them. */
export function TalkFacts({ talk }: { talk: TalkDetail }) {
  const t = useT()
  const { speaker } = talk
  const profile = `/consultants/${speaker.slug}`
  return (
    <aside className={classes.facts}>
      <div className={classes.speaker}>
        {speaker.thumbnail && <Portrait id={speaker.id} picture={speaker.thumbnail} />}
        <div>
          <LocalLink to={profile} lang={t.lang(speaker.name)}>
            {speaker.name}
          </LocalLink>
          <p>{(t.language === 'hi' && speaker.headline_hindi) || speaker.headline}</p>
        </div>
      </div>
      <dl className={classes.list}>
        {talk.seconds !== null && <Fact name={t('Length')} value={lengthOf(talk.seconds)} />}
        <Fact name={t('Spoken in')} value={languageNames(talk.languages, t.language)} />
        <Fact name={talk.recording ? t('Date') : t('Day')} value={formatDate(talk.startsAt, t)} />
        {talk.recording && <Fact name={t('Views')} value={formatCount(talk.views)} />}
      </dl>
      <ButtonLink to={profile} variant={talk.recording ? 'filled' : 'outline'}>
        {t('Ask {name} yourself', { name: speaker.name })}
      </ButtonLink>
      <p className={classes.note}>
        <Icon name="info-circle" size={18} />
        {t('Talks cover general topics. For your own case, book a session.')}
      </p>
    </aside>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="pm-num">{value}</dd>
  </div>
)
