import { useState } from 'react'
import { PICTURE_ALT_MAX } from '#contract/content/constants.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { ArticleCover } from '../article-cover.tsx'
import type { StaffArticle } from './api.ts'
import classes from './editor.module.css'
import type { ArticleValues } from './form.ts'
import { PictureDialog } from './picture-dialog.tsx'

export interface CoverNames {
  drawings: Record<StaffArticle['drawing'], string>
  tints: Record<StaffArticle['tint'], string>
}

interface CoverPanelProps extends CoverNames {
  values: ArticleValues
  lang: 'en' | 'hi'
  change: (part: Partial<ArticleValues>) => void
}

/** An uploaded picture, or one of the drawings on a tinted ground. */
export function CoverPanel({ values, lang, change, drawings, tints }: CoverPanelProps) {
  const t = useT()
  const [uploading, setUploading] = useState(false)
  const { drawing, tint, cover, coverAlt } = values
  return (
    <Panel title={t('Cover')}>
      <div className={classes.fields}>
        <ArticleCover article={{ drawing, tint, cover: cover ? { url: cover, alt: coverAlt } : null }} />
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setUploading(true)}>
            {cover ? t('Replace picture') : t('Upload picture')}
          </Button>
          {cover && (
            <Button variant="subtle" onClick={() => change({ cover: null, coverAlt: '' })}>
              {t('Use a drawing')}
            </Button>
          )}
        </div>
        {cover ? (
          <TextInput
            label={t('What the picture shows')}
            description={t('Read out to people who cannot see it.')}
            lang={lang}
            maxLength={PICTURE_ALT_MAX}
            value={coverAlt}
            onChange={({ currentTarget: { value } }) => change({ coverAlt: value })}
          />
        ) : (
          <>
            <NativeSelect
              label={t('Drawing')}
              data={COVER_DRAWINGS.map((value) => ({ value, label: t(drawings[value]) }))}
              value={drawing}
              onChange={({ currentTarget: { value } }) => change({ drawing: value as StaffArticle['drawing'] })}
            />
            <NativeSelect
              label={t('Background')}
              data={COVER_TINTS.map((value) => ({ value, label: t(tints[value]) }))}
              value={tint}
              onChange={({ currentTarget: { value } }) => change({ tint: value as StaffArticle['tint'] })}
            />
          </>
        )}
      </div>
      {uploading && (
        <PictureDialog
          title={t('Cover picture|of an article')}
          lang={lang}
          onClose={() => setUploading(false)}
          onAdd={({ url, alt }) => {
            change({ cover: url, coverAlt: alt })
            setUploading(false)
          }}
        />
      )}
    </Panel>
  )
}
