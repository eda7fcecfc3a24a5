-- The drawn poster's address, as rendered when the agent was last saved without a photo; null where none was drawn.
alter table agents add column poster_image text;
