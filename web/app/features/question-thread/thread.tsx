import { useQuery } from '@tanstack/react-query'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { useAuth } from '~/domains/accounts/state.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { sharedQuery } from '~/domains/locker/api.ts'
import type { Question } from '~/domains/questions/api.ts'
import { Letter } from '~/domains/questions/components/letter.tsx'
import { StatusSteps } from '~/domains/questions/components/status-steps.tsx'
import { headingOf, type Side, statusOf } from '~/domains/questions/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Attachments } from './attachments.tsx'
import { ConsultantReply } from './consultant-reply.tsx'
import { CustomerReply } from './customer-reply.tsx'
import { DueBand } from './due-band.tsx'
import { filesOfLetters, isWriting } from './letters.ts'
import classes from './thread.module.css'

const HOUR_MS = 3_600_000

/** A question with everything both sides wrote, its status, and what the reader can do now. */
export function Thread({ question, side }: { question: Question; side: Side }) {
  const t = useT()
  const { title, number, other, industry } = question
  const { word, color } = statusOf(question, side, t)
  const facts = [
    number && t('Question {number}', { number }),
    industry && titleOf(industry, t.language),
    side === 'customer' ? (other ? t('to {name}', { name: other.name }) : t('to any expert')) : null,
    side === 'consultant' && other ? t('from {name}', { name: other.name }) : null,
    question.paidPaise !== null
      ? t('{amount} paid', { amount: formatPaise(question.paidPaise) })
      : question.pricePaise !== null && formatPaise(question.pricePaise),
  ]
  return (
    <>
      <PageHead
        title={title}
        action={
          <Badge color={color} size="lg" className={classes.badge}>
            {word}
          </Badge>
        }
      >
        <span className="pm-num">{facts.filter(Boolean).join(' · ')}</span>
      </PageHead>
      <div className={classes.columns}>
        <Letters question={question} side={side} />
        <div className={classes.side}>
          <DueBand question={question} side={side} />
          <StatusSteps question={question} />
          {side === 'customer' && other && <Expert other={other} />}
          {other && <BlockOrReport person={other} />}
        </div>
      </div>
    </>
  )
}

function Letters({ question, side }: { question: Question; side: Side }) {
  const t = useT()
  const me = useAuth(({ auth }) => auth)
  const { id, body, askedAt, createdAt, other, messages } = question
  const isOpenToExperts = side === 'consultant' && other === null
  const shared = useQuery({ ...sharedQuery(useApi(), { kind: 'question', id }), enabled: !isOpenToExperts })
  const name = other?.name ?? t('a customer')
  const asked = { isOwn: side === 'customer', at: askedAt ?? createdAt }
  const written = [asked, ...messages]
  const { files, waiting } = filesOfLetters(written, shared.data?.documents ?? [], isWriting(question))
  const pictureOf = (isOwn: boolean) =>
    isOwn || !other ? (
      <Avatar name={isOwn ? (me?.name ?? '') : name} picture={isOwn ? (me?.thumbnail ?? null) : null} size={46} />
    ) : side === 'customer' ? (
      <Portrait id={other.id} picture={other.thumbnail} width={46} />
    ) : (
      <Avatar name={name} picture={null} size={46} />
    )
  const sideOf = (isOwn: boolean): Side => (isOwn === (side === 'customer') ? 'customer' : 'consultant')
  return (
    <div className={classes.thread}>
      <Letter
        by="customer"
        picture={pictureOf(asked.isOwn)}
        heading={asked.isOwn ? t('You asked') : t('{name} asked', { name: other?.name ?? t('A customer') })}
        at={asked.at}
        body={body}
        format="text"
      >
        <Attachments documents={files[0] ?? []} />
      </Letter>
      {messages.map((message, i) => (
        <Letter
          key={message.id}
          by={sideOf(message.isOwn)}
          picture={pictureOf(message.isOwn)}
          heading={headingOf(message, name, t)}
          at={message.at}
          note={message.kind === 'answer' ? answeredIn(question) : undefined}
          body={message.body}
          format={message.format}
        >
          <Attachments documents={files[i + 1] ?? []} />
        </Letter>
      ))}
      {side === 'customer' ? (
        <CustomerReply question={question} waiting={waiting} />
      ) : (
        <ConsultantReply question={question} waiting={waiting} />
      )}
    </div>
  )

  function answeredIn({ askedAt: from, answeredAt }: Question) {
    if (!from || !answeredAt) return undefined
    const hours = Math.round((Date.parse(answeredAt) - Date.parse(from)) / HOUR_MS)
    if (hours < 1) return t('answered within an hour')
    return t.count(hours, 'answered in {count} hour', 'answered in {count} hours')
  }
}

/** Who answers, and one tap to a booked call. */
function Expert({ other: { id, name, slug, thumbnail } }: { other: NonNullable<Question['other']> }) {
  const t = useT()
  return (
    <section className={classes.expert} aria-label={name}>
      <Portrait id={id} picture={thumbnail} width={52} />
      <strong>{name}</strong>
      {slug && (
        <ButtonLink to={`/consultants/${slug}?mode=video`} variant="outline" icon="video">
          {t('Book a video session')}
        </ButtonLink>
      )}
    </section>
  )
}
