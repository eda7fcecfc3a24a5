import { Search as SearchIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { MAX_WORDS } from '#web/features/catalog/search/search-params.ts'
import { useDraft } from '#web/features/catalog/search/use-draft.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Words to search for; spelling may be off. */
export function WordsField({ value, onCommit }: { value: string; onCommit: (text: string) => void }) {
  const { input, clear } = useDraft({ value, onCommit })
  const field = useRef<HTMLInputElement>(null)
  return (
    <Field label="Search" className="search-words">
      <span className="search-box">
        <SearchIcon aria-hidden="true" />
        <Input
          {...input}
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_WORDS}
          placeholder="Search by name, style or act"
        />
        {input.value && (
          <IconButton
            label="Clear the words"
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </Field>
  )
}
