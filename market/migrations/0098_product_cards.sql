-- What tiles and suggestions are made of, a row a product: else a page of a list looks into nine tables for each of its
-- products. A row that is missing is made anew from them by whoever reads, and written by the builder of the index.
-- Nobody brings a row up to date: what changes anything that it says takes it away, in the same transaction.
CREATE TABLE product_cards (
  number INTEGER PRIMARY KEY REFERENCES product_numbers (number) ON DELETE CASCADE,
  -- Of the release that wrote it: another one may order its lists otherwise.
  form INTEGER NOT NULL,
  -- JSON lists; what can be chosen, by the variant that it is chosen of.
  card TEXT NOT NULL CHECK (json_valid(card)),
  choices TEXT NOT NULL CHECK (json_valid(choices))
) STRICT;

-- Which products show a picture.
CREATE INDEX variants_by_main_picture ON variants (main_media_id);

CREATE TRIGGER products_change_cards AFTER UPDATE ON products BEGIN
  DELETE FROM product_cards WHERE number IN (SELECT number FROM product_numbers WHERE product_id = NEW.id);
END;

CREATE TRIGGER brands_change_cards AFTER UPDATE OF name, url_slug ON tags WHEN NEW.kind = 'brand' BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM products p JOIN product_numbers n ON n.product_id = p.id WHERE p.brand_id = NEW.id);
END;

CREATE TRIGGER pictures_change_cards AFTER UPDATE ON media BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.main_media_id = NEW.id);
END;

CREATE TRIGGER variants_come_to_cards AFTER INSERT ON variants BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT number FROM product_numbers WHERE product_id IN (NEW.product_id));
END;

CREATE TRIGGER variants_change_cards AFTER UPDATE ON variants BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT number FROM product_numbers WHERE product_id IN (OLD.product_id, NEW.product_id));
END;

CREATE TRIGGER variants_leave_cards AFTER DELETE ON variants BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT number FROM product_numbers WHERE product_id IN (OLD.product_id));
END;

CREATE TRIGGER offers_come_to_cards AFTER INSERT ON seller_inventories BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (NEW.variant_id));
END;

-- How many are left is not said, only whether any are.
CREATE TRIGGER offers_change_cards AFTER UPDATE ON seller_inventories
WHEN (OLD.variant_id, OLD.seller_id, OLD.base_price, OLD.delivery_charge, OLD.inventory_status, OLD.quantity = 0)
  IS NOT (NEW.variant_id, NEW.seller_id, NEW.base_price, NEW.delivery_charge, NEW.inventory_status, NEW.quantity = 0) BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id, NEW.variant_id));
END;

CREATE TRIGGER offers_leave_cards AFTER DELETE ON seller_inventories BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id));
END;

CREATE TRIGGER options_come_to_cards AFTER INSERT ON options BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (NEW.variant_id));
END;

CREATE TRIGGER options_change_cards AFTER UPDATE ON options BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id, NEW.variant_id));
END;

CREATE TRIGGER options_leave_cards AFTER DELETE ON options BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id));
END;

CREATE TRIGGER swatches_come_to_cards AFTER INSERT ON swatches BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (NEW.variant_id));
END;

CREATE TRIGGER swatches_change_cards AFTER UPDATE ON swatches BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id, NEW.variant_id));
END;

CREATE TRIGGER swatches_leave_cards AFTER DELETE ON swatches BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id));
END;

CREATE TRIGGER tags_of_variants_come_to_cards AFTER INSERT ON variant_tags BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (NEW.variant_id));
END;

CREATE TRIGGER tags_of_variants_change_cards AFTER UPDATE ON variant_tags BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id, NEW.variant_id));
END;

CREATE TRIGGER tags_of_variants_leave_cards AFTER DELETE ON variant_tags BEGIN
  DELETE FROM product_cards WHERE number IN (
    SELECT n.number FROM variants v JOIN product_numbers n ON n.product_id = v.product_id
    WHERE v.id IN (OLD.variant_id));
END;
