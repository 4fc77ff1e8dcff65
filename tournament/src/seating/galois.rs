/// A finite field whose elements are 0 to q − 1, written in base p: balanced designs are made of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Galois {
    /// Number of elements.
    pub(crate) size: usize,
    prime: usize,
    /// What the highest power reduces to: the digits of x^degree. Prime fields have none.
    highest: usize,
}

impl Galois {
    /// The field of this size: any prime, 4, 8 or 9.
    pub(crate) fn new(size: usize) -> Option<Self> {
        let (prime, highest) = match size {
            4 | 8 => (2, 0b11), // x² or x³ = x + 1
            9 => (3, 2),        // x² = −1
            _ if size >= 2 && (2..size).take_while(|d| d * d <= size).all(|d| !size.is_multiple_of(d)) => (size, 0),
            _ => return None,
        };
        Some(Self { size, prime, highest })
    }

    pub(crate) const fn add(self, a: usize, b: usize) -> usize {
        let (mut a, mut b, mut sum, mut power) = (a, b, 0, 1);
        while a > 0 || b > 0 {
            sum += (a % self.prime + b % self.prime) % self.prime * power;
            a /= self.prime;
            b /= self.prime;
            power *= self.prime;
        }
        sum
    }

    pub(crate) const fn mul(self, a: usize, b: usize) -> usize {
        if self.size == self.prime {
            return a * b % self.prime;
        }
        // Horner, from the highest digit of b: product ← product · x + digit · a.
        let mut product = 0;
        let mut power = self.size / self.prime;
        while power > 0 {
            product = self.times_x(product);
            let mut digit = b / power % self.prime;
            while digit > 0 {
                product = self.add(product, a);
                digit -= 1;
            }
            power /= self.prime;
        }
        product
    }

    const fn times_x(self, a: usize) -> usize {
        let high = self.size / self.prime;
        let mut product = a % high * self.prime;
        let mut carry = a / high;
        while carry > 0 {
            product = self.add(product, self.highest);
            carry -= 1;
        }
        product
    }

    /// The smallest element, counted upwards, whose powers are all elements but 0.
    pub(crate) fn primitive(self) -> usize {
        let order = |a: usize| {
            let powers = std::iter::successors(Some(a), |&power| (power != 1).then(|| self.mul(power, a)));
            powers.take(self.size).count()
        };
        (2..self.size).find(|&a| order(a) == self.size - 1).unwrap_or(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_fields() {
        for q in [2, 3, 4, 5, 7, 8, 9, 13, 17] {
            let field = Galois::new(q).unwrap();
            for a in 0..q {
                assert_eq!((field.mul(a, 1), field.mul(1, a), field.mul(a, 0), field.add(a, 0)), (a, a, 0, a));
                assert_eq!((0..q).filter(|&b| field.add(a, b) == 0).count(), 1, "{q} {a}");
                assert_eq!((0..q).filter(|&b| field.mul(a, b) == 1).count(), usize::from(a != 0), "{q} {a}");
                for b in 0..q {
                    assert_eq!(field.mul(a, b), field.mul(b, a));
                    for c in 0..q {
                        assert_eq!(field.mul(a, field.add(b, c)), field.add(field.mul(a, b), field.mul(a, c)));
                    }
                }
            }
        }
    }

    #[test]
    fn other_sizes_are_refused() {
        assert!([0, 1, 6, 10, 12, 16, 27].iter().all(|&q| Galois::new(q).is_none()));
    }

    #[test]
    fn primitive_elements() {
        for (q, w) in [(2, 1), (3, 2), (4, 2), (5, 2), (9, 4), (13, 2), (17, 3)] {
            assert_eq!(Galois::new(q).unwrap().primitive(), w, "{q}");
        }
    }
}
