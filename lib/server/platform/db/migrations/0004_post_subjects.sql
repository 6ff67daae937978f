ALTER TABLE "posts" ADD COLUMN "public_tickers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "public_sector" text;--> statement-breakpoint
-- Posts that exist get their subjects from the public part of their current version.
UPDATE "posts" p SET ("public_tickers", "public_sector") = (
  SELECT coalesce(array_agg(part->>'ticker' ORDER BY place) FILTER (WHERE part->>'kind' = 'stock'), '{}'),
    (regexp_match(string_agg(part->>'html', '' ORDER BY place), 'href="/stock-insights-by-sector/([a-z0-9-]+)"'))[1]
  FROM jsonb_array_elements(CASE WHEN p.visibility = 'public' THEN v.parts ELSE v.teaser END)
    WITH ORDINALITY AS shown(part, place))
FROM "post_versions" v WHERE v.post_id = p.id AND v.number = p.version;
