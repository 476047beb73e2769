import { useState } from 'react'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Panel } from '~/ui/panel.tsx'
import { Segments } from '~/ui/segments.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import type { Story } from '../api.ts'
import { GROUPS, type Group, storyRows } from '../story-rows.ts'

const words: Record<Group, string> = {
  states: msg('Status changes'),
  money: msg('Money'),
  notices: msg('Notifications'),
  calls: msg('Calls'),
}

interface StoryListProps {
  story: Story
  kindInWords: (kind: string) => string
}

/** States, money, notifications and calls on one timeline, distinguished by the colour of their icons. */
export function StoryList({ story, kindInWords }: StoryListProps) {
  const t = useT()
  const [group, setGroup] = useState<string>('all')
  const rows = storyRows(story, { t, kindInWords })
  const shown = rows.filter((row) => group === 'all' || row.group === group)
  return (
    <Panel
      title={t('Timeline')}
      flush
      action={
        <Segments
          legend={t('Show in timeline')}
          name="story"
          chosen={group}
          onChoose={setGroup}
          choices={[{ value: 'all', label: t('All') }, ...GROUPS.map((value) => ({ value, label: t(words[value]) }))]}
        />
      }
    >
      <Timeline
        empty={t('Nothing yet.')}
        rows={shown.map(({ group: of, ...row }) => ({
          ...row,
          time: formatTime(row.at, t),
          ground: of === 'states' ? undefined : of,
        }))}
      />
    </Panel>
  )
}
