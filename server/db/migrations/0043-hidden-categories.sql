-- A hidden category is no part of what the assistant knows (docs/product.md P6.129); kinds of papers have an order.

create or replace view kb_categories as
select id, display_name as title, coalesce(nullif(description, ''), display_name) as content
from categories where not hidden;

delete from kb_entries e where e.kind = 'category'
  and exists (select from categories c where c.id::text = e.source_id and c.hidden);

alter table paper_kinds
  -- the place among the papers of its category; rows of one place are by name
  add column position int not null default 0 check (position >= 0);

-- that a kind has another place is no change of it
drop trigger paper_kinds_version on paper_kinds;
create trigger paper_kinds_version before update on paper_kinds for each row
  when (old.position is not distinct from new.position) execute function bump_version();
