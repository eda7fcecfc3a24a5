-- An imported photo becomes the picture of an agent who has none, and an undo takes it away (docs/product.md P17.40).
-- Neither is a change that keeps the import of the agent from being undone, as with bookings (0127).
alter table agents add column imported_changes int not null default 0;
