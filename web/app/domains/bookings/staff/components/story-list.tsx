import { useState } from 'react'
import { dayIn, formatDate, formatTime, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Segments } from '~/ui/segments.tsx'
import type { Story } from '../api.ts'
import { GROUPS, type Group, storyRows } from '../story-rows.ts'
import classes from './story.module.css'

const words: Record<Group, string> = {
  states: msg('States'),
  money: msg('Money'),
  notices: msg('Notices'),
  calls: msg('Calls'),
}

interface StoryListProps {
  story: Story
  kindInWords: (kind: string) => string
}

/** States, money, notices and calls on one line of time, told apart by the ground of their icons. */
export function StoryList({ story, kindInWords }: StoryListProps) {
  const t = useT()
  const [group, setGroup] = useState<string>('all')
  const rows = storyRows(story, { t, kindInWords })
  const shown = rows.filter((row) => group === 'all' || row.group === group)
  return (
    <Panel
      title={t('Story')}
      flush
      action={
        <Segments
          legend={t('What the story tells')}
          name="story"
          chosen={group}
          onChoose={setGroup}
          choices={[{ value: 'all', label: t('All') }, ...GROUPS.map((value) => ({ value, label: t(words[value]) }))]}
        />
      }
    >
      {shown.length === 0 ? (
        <p className={classes.none}>{t('Nothing of this kind yet.')}</p>
      ) : (
        <ol className={classes.rows}>
          {shown.map(({ key, at, icon, title, meta, amount, group: of }, i) => (
            <li key={key}>
              <time dateTime={at} className="pm-num">
                {(i === 0 || dayIn(INDIA, at) !== dayIn(INDIA, shown[i - 1]!.at)) && (
                  <span className={classes.day}>{formatDate(at, t)}</span>
                )}
                {formatTime(at)}
              </time>
              <span className={classes.icon} data-group={of}>
                <Icon name={icon} />
              </span>
              <div className={classes.words}>
                <strong>{title}</strong>
                {meta && <span>{meta}</span>}
              </div>
              {amount && <strong className="pm-num">{amount}</strong>}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
